export const noticesPerPage = 20;
