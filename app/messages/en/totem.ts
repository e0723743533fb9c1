/** The screen in a hotel's lobby. */
export const totem = {};
