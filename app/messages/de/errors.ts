import type { errors as english } from "../en/errors.ts";

export const errors: typeof english = {};
