import type { controls as english } from "../../en/site/controls.ts";

export const controls: typeof english = {
	loadingPage: "Cargando la página",
	close: "Cerrar",
};
