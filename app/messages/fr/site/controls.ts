import type { controls as english } from "../../en/site/controls.ts";

export const controls: typeof english = {
	loadingPage: "Chargement de la page",
	close: "Fermer",
};
