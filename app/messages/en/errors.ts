/** Pages that say that something is not here, or does not work. */
export const errors = {};
