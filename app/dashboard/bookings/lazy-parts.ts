/** Parts of a booking's record that few readers see: the server draws them, a browser loads them when it needs them. */
import { lazy } from "react";

const loadLinkSale = () => import("#app/sales/staff/record/record-link-sale.tsx");

export const EndedSale = import.meta.env.SSR
	? (await loadLinkSale()).EndedSale
	: lazy(async () => ({ default: (await loadLinkSale()).EndedSale }));

export const PayLinkOfSale = import.meta.env.SSR
	? (await loadLinkSale()).PayLinkOfSale
	: lazy(async () => ({ default: (await loadLinkSale()).PayLinkOfSale }));

const loadCredits = () => import("#app/sales/payments/credits/record-credits.tsx");

export const RecordCredits = import.meta.env.SSR
	? (await loadCredits()).RecordCredits
	: lazy(async () => ({ default: (await loadCredits()).RecordCredits }));

const loadRareParts = () => import("#app/sales/staff/record/record-rare-parts.tsx");

export const PersonalData = import.meta.env.SSR
	? (await loadRareParts()).PersonalData
	: lazy(async () => ({ default: (await loadRareParts()).PersonalData }));

export const RecordAnswers = import.meta.env.SSR
	? (await loadRareParts()).RecordAnswers
	: lazy(async () => ({ default: (await loadRareParts()).RecordAnswers }));

export const WeatherOfRecord = import.meta.env.SSR
	? (await loadRareParts()).WeatherOfRecord
	: lazy(async () => ({ default: (await loadRareParts()).WeatherOfRecord }));
