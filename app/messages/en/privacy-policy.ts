/** What the site keeps about its visitors. */
export const privacyPolicy = {};
