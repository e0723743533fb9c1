/** Parts of a booking's record that few readers see: the server draws them, a browser loads them when it needs them. */
import { lazy } from "react";

const loadLinkSale = () => import("#app/sales/staff/record/record-link-sale.tsx");

export const EndedSale = import.meta.env.SSR
	? (await loadLinkSale()).EndedSale
	: lazy(async () => ({ default: (await loadLinkSale()).EndedSale }));

export const PayLinkOfSale = import.meta.env.SSR
	? (await loadLinkSale()).PayLinkOfSale
	: lazy(async () => ({ default: (await loadLinkSale()).PayLinkOfSale }));

const loadPersonalData = () => import("#app/sales/staff/record/record-personal-data.tsx");

export const PersonalData = import.meta.env.SSR
	? (await loadPersonalData()).PersonalData
	: lazy(async () => ({ default: (await loadPersonalData()).PersonalData }));

const loadCredits = () => import("#app/sales/payments/credits/record-credits.tsx");

export const RecordCredits = import.meta.env.SSR
	? (await loadCredits()).RecordCredits
	: lazy(async () => ({ default: (await loadCredits()).RecordCredits }));

const loadWeather = () => import("#app/sales/staff/record/record-weather.tsx");

export const WeatherOfRecord = import.meta.env.SSR
	? (await loadWeather()).WeatherOfRecord
	: lazy(async () => ({ default: (await loadWeather()).WeatherOfRecord }));

const loadAnswers = () => import("#app/sales/staff/record/record-answers.tsx");

export const RecordAnswers = import.meta.env.SSR
	? (await loadAnswers()).RecordAnswers
	: lazy(async () => ({ default: (await loadAnswers()).RecordAnswers }));
