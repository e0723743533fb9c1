/** As `seldom-parts.ts`; a file of its own, because the calendar needs it and is itself a part of what that one loads. */
import { lazy } from "react";

const loadStartChoice = () => import("./start-choice.tsx");

export const StartChoice = import.meta.env.SSR
	? (await loadStartChoice()).StartChoice
	: lazy(async () => ({ default: (await loadStartChoice()).StartChoice }));
