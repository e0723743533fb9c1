/** RFC 6749, 5.1: the usual answer of a token endpoint. */
export const bearer = { access_token: "at-1", token_type: "Bearer", expires_in: 3600 };
/** For providers that rotate refresh tokens. */
export const renewed = { ...bearer, access_token: "at-2", refresh_token: "rt-2" };
