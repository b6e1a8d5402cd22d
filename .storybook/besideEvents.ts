/** Between the frame around stories, which asks with the id of one, and the window of the story, which answers. */
export const besideAsked = 'tokotoko/beside-asked';
export const besideTold = 'tokotoko/beside-told';
