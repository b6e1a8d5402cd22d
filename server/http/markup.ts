/** Text made safe to stand in HTML or XML, in an element or a quoted attribute. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
