/** RFC 6749, 5.1: what most token endpoints answer. */
export const bearer = { access_token: "at-1", token_type: "Bearer", expires_in: 3600 };
/** Of those that give a new refresh token for each old one. */
export const renewed = { ...bearer, access_token: "at-2", refresh_token: "rt-2" };
