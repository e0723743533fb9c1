/** From the screen in the lobby to the guest's phone. */
export const handoff = {};
