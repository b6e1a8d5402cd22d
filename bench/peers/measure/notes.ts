/** What the figures do not say themselves. */

/** Why ours is behind in a row, by the id of the row: only what a profile or a look has shown. */
export const causes: Readonly<Record<string, string>> = {};

/** How each library was used, where there was a choice. */
export const uses = `## How each was used

- **Where a library offers the browser's own select, that one is used** (ours, MUI, Mantine, Chakra UI, Carbon, SmartHR UI): it is lighter and says more to assistive technology. Spectrum has only its Picker.
- **What was entered is held by the page** in the same hook for all. The list of cards does not render again when a filter changes.
- **Summary of errors**: ours has a component for it; the others show a list of links in what their documentation has for errors (Alert, InformationPanel, ActionableNotification, InlineAlert).
- **Description and error at once**: ours, Mantine, Chakra UI and SmartHR UI show both. MUI, Carbon and Spectrum show one line below a field, so that both stand in it.
- **A password that can be shown**: ours, Mantine and Carbon have a component; MUI and Chakra UI show how to put one together, and that is done; SmartHR UI and Spectrum have neither, and have a plain password field.
- **Cards**: ours, MUI (CardActionArea), Mantine (Card as a link), Chakra UI (LinkOverlay) and Carbon (ClickableTile) make the whole card one link; SmartHR UI and Spectrum have a link in it.
- **Pagination**: links in ours, MUI, Mantine, Chakra UI and SmartHR UI; Carbon has buttons only; Spectrum has none, and gets links that look like buttons.
- **Styles**: MUI and Chakra UI collect those of the page with \`@emotion/server\` into the head; ours, Mantine and Carbon load those of the components that are used; SmartHR UI and Spectrum load what their packages bring.
- **Fonts** from elsewhere (Spectrum, Carbon) are not loaded, and weigh nothing here.
- **Versions**: the newest that the registry could install; Chakra UI is one behind, because what its newest needs was not there.
`;
