import type { cancellation as english } from "../en/cancellation.ts";

export const cancellation: typeof english = {};
