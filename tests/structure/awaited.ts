/** Components that no page uses yet, each with the screen (path or frame part) that it waits for. */
export const awaited: Record<string, string> = {
  Accordion: '/about/accessibility/result: long lists, closed at first',
  AlertDialog: '/photo/{id}: delete',
  Badge: '/photo',
  Fieldset: '/photo/upload: month and place of a photo',
  Gallery: '/photo',
  ImageInput: '/photo/upload',
  LikeButton: '/photo/{id}',
  Menu: '/photo: order',
  MonthField: '/photo/upload',
  Popover: '/area_guide: what a sign means',
  Switch: '/mypage: push messages',
  Tabs: '/area_guide',
  TextArea: '/photo/upload',
  Timeline: '/photo_contest',
  Toast: '/favorite',
};
