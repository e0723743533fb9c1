/**
 * What the editor shows only after a clash or a change of times: the server draws it, a browser loads it when it needs it.
 * (A static import would put it into the screen's own file.)
 */
import { lazy } from "react";

const loadConflict = () => import("#app/departures/editor/editor-conflict.tsx");
const loadTimeChange = () => import("#app/operations/departures/time-change-notice.tsx");

export const EditorConflict = import.meta.env.SSR
	? (await loadConflict()).EditorConflict
	: lazy(async () => ({ default: (await loadConflict()).EditorConflict }));

export const TimeChangeNotice = import.meta.env.SSR
	? (await loadTimeChange()).TimeChangeNotice
	: lazy(async () => ({ default: (await loadTimeChange()).TimeChangeNotice }));
