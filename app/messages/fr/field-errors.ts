import type { fieldErrors as english } from "../en/field-errors.ts";

export const fieldErrors: typeof english = {};
