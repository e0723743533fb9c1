/** For the record of a cancelled booking: the server draws it, a browser loads it when it needs it. */
import { lazy } from "react";

const loadPayBackForm = () => import("./pay-back-form.tsx");

export const PayBackForm = import.meta.env.SSR
	? (await loadPayBackForm()).PayBackForm
	: lazy(async () => ({ default: (await loadPayBackForm()).PayBackForm }));
