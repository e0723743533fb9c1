/**
 * Parts of the calendar that few visitors see, loaded as those of `lazy-parts.ts`; a file of its own, because the calendar
 * is itself a part of what that one loads.
 */
import { lazy } from "react";
import { partWithFields } from "#app/islands/drawn-parts.tsx";

const loadStartChoice = () => import("./start-choice.tsx");
const loadUnavailableDay = () => import("./unavailable-day-notice.tsx");

export const StartChoice = import.meta.env.SSR
	? (await loadStartChoice()).StartChoice
	: partWithFields("[name=start]", async () => (await loadStartChoice()).StartChoice);

export const UnavailableDayNotice = import.meta.env.SSR
	? (await loadUnavailableDay()).UnavailableDayNotice
	: lazy(async () => ({ default: (await loadUnavailableDay()).UnavailableDayNotice }));
