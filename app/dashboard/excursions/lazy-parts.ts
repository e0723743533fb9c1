/**
 * What the editor shows only of departures that differ, and after a change of times: the server draws it, a browser loads it when it needs it.
 * (A static import would put it into the screen's own file.)
 */
import { lazy } from "react";

const loadDays = () => import("#app/departures/editor/editor-days.tsx");
const loadTimeChange = () => import("#app/operations/departures/time-change-notice.tsx");

export const EditorDays = import.meta.env.SSR
	? (await loadDays()).EditorDays
	: lazy(async () => ({ default: (await loadDays()).EditorDays }));

export const TimeChangeNotice = import.meta.env.SSR
	? (await loadTimeChange()).TimeChangeNotice
	: lazy(async () => ({ default: (await loadTimeChange()).TimeChangeNotice }));
