/** In DATA_DIR. Files of photos lie beside the embedded database, and are none of it. */
export const photosFolder = 'photos';
