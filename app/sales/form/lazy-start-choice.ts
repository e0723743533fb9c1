/**
 * The starts of a day, which most trips have only one of: the server draws them, a browser loads them when it needs
 * them. A file of its own, because the calendar that shows them is itself shown by a part of `seldom-parts.ts`.
 */
import { lazy } from "react";

const loadStartChoice = () => import("./start-choice.tsx");

export const StartChoice = import.meta.env.SSR
	? (await loadStartChoice()).StartChoice
	: lazy(async () => ({ default: (await loadStartChoice()).StartChoice }));
