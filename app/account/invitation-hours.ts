/** How long the link of an invitation works. */
export const invitationHours = 72;
