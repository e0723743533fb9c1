/** Why a field is refused. */
export const fieldErrors = {};
