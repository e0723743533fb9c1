/** Also checked in the browser, before an upload. */
export const maximumPictureBytes = 20 * 1024 * 1024;
export const maximumPictures = 20;
