/**
 * How often a command reads and writes again when somebody changed the rows between its reading and
 * its writing. A second attempt is rare already.
 */
export const changeAttempts = 5;
