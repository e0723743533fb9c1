/** What a picture may be; the browser knows it before it sends one. */
export const maximumPictureBytes = 20 * 1024 * 1024;
export const maximumPictures = 20;
