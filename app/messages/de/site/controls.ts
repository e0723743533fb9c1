import type { controls as english } from "../../en/site/controls.ts";

export const controls: typeof english = {
	loadingPage: "Die Seite wird geladen",
	close: "Schließen",
};
