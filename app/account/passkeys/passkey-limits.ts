/** Numbers that the server and the screens share. */

/** No person needs more; a stolen session must not fill the table. */
export const mostPasskeys = 20;

/** How long a challenge can be answered, and browsers wait for the authenticator. */
export const challengeSeconds = 300;
