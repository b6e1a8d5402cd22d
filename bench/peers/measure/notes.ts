/** What the figures do not say themselves. */

const icons =
  'Ours serves its icons as one file for all pages, which a browser keeps: all of them at once, whatever a page shows. The others have those that they show in their JavaScript.';

/**
 * Why ours is behind in a row, by the id of the row: only what a profile or a look has shown. Where it holds for one
 * library alone, by the id of that library.
 */
export const causes: Readonly<Record<string, string | Readonly<Record<string, string>>>> = {
  scriptList:
    'React itself is more than half of ours. Of the rest, React Aria’s collections and selection, which only its Tabs need here, and the focus and scroll lock of its windows are the largest parts: they bring every key of the ARIA Authoring Practices, typing ahead, right-to-left and touch. Tabs that have an address of their own (TabNav) need none of it.',
  styleForm: 'Rules for forced colours, print and reduced motion are 0.4 kB of ours; without them it is 3.5 kB.',
  styleList: 'Rules for forced colours, print and reduced motion are 0.4 kB of ours; without them it is 4.3 kB.',
  otherForm: icons,
  otherList: icons,
  allList:
    'The file of all icons, and the JavaScript of the list: see these two rows. Both together are more than what its CSS and its HTML are lighter.',
  htmlList: { spectrum: 'Spectrum’s server sends no panel: without its script there is no list to read.' },
  serverRegistration:
    'Fields pass through the contexts of React Aria: label, control, description and error each ask theirs.',
  serverResults: { spectrum: 'Spectrum renders no panel on the server, and so none of the 50 cards.' },
  hydrationRegistration:
    'In a profile of the form being rendered React itself took 38 ms, React Aria 18 ms and our own code 1 ms; what the browser drew is not in this row. React Aria makes labels, descriptions and errors known to every control of a group.',
  hydrationResults: {
    spectrum: 'Spectrum has not rendered the panel, so there are no cards to hydrate; it makes them afterwards.',
    carbon:
      'Each of the forty choices of the filters has elements for a description and an error from the first HTML on, so that what names them leads somewhere; without these elements the list took a tenth less.',
  },
  mount:
    'In a profile a third of the scripts’ time was React Aria’s, less than 1 % our own: validity, reset of the form, labels and descriptions that are found by id once they stand, and the memory for all this. Its own input would follow the pointer and the focus as well, for looks that CSS has by itself; ours does not, which took a quarter off (560 to 422 ms, in turn on one machine).',
  keystroke: 'The field renders with each key, through the same hooks as at its mount.',
  work: 'The field renders with each key, through the same hooks as at its mount.',
};

/** How each library was used, where there was a choice. */
export const uses = `## How each was used

- **Where a library offers the browser's own select, that one is used** (ours, MUI, Mantine, Chakra UI, Carbon, SmartHR UI): it is lighter and says more to assistive technology. Spectrum has only its Picker.
- **What was entered is held by the page** in the same hook for all. The list of cards does not render again when a filter changes.
- **Summary of errors**: ours has a component for it; the others show a list of links in what their documentation has for errors (Alert, InformationPanel, ActionableNotification, InlineAlert).
- **Description and error at once**: ours, Mantine, Chakra UI and SmartHR UI show both. MUI, Carbon and Spectrum show one line below a field, so that both stand in it.
- **A password that can be shown**: ours, Mantine and Carbon have a component; MUI and Chakra UI show how to put one together, and that is done; SmartHR UI and Spectrum have neither, and have a plain password field.
- **Cards**: ours, MUI (CardActionArea), Mantine (Card as a link), Chakra UI (LinkOverlay) and Carbon (ClickableTile) make the whole card one link; SmartHR UI and Spectrum have a link in it.
- **Pagination**: links in ours, MUI, Mantine, Chakra UI and SmartHR UI; Carbon has buttons only; Spectrum has none, and gets links that look like buttons.
- **Styles**: MUI and Chakra UI collect those of the page with \`@emotion/server\` into the head. As Chakra UI's guide "Bundle Optimization" has it, its components come by paths of their own, and its theme has the recipes of those on the two pages only (one theme for both, as one site has it), with all tokens. Ours, Mantine and Carbon load those of the components that are used; SmartHR UI and Spectrum load what their packages bring.
- **Icons**: ours come from its one file; those of the others stand in their JavaScript.
- **Dialogs** come with the page in all, though Chakra UI's guide says that one may load them later.
- **Fonts** from elsewhere (Spectrum, Carbon) are not loaded, and weigh nothing here.
- **Versions**: the newest that the registry could install; Chakra UI is one behind, because what its newest needs was not there.
`;
