import type { unsentBar as en } from "../../en/booking/unsent-bar.ts";

export const unsentBar: typeof en = {
	notSent: "No se ha enviado. No hay nada reservado.",
	lost: "Se ha perdido la conexión.",
	pressAgain: "Pulse para intentarlo de nuevo.",
	weTryAgain: "Lo intentaremos de nuevo cuando vuelva la red.",
	show: "Ver",
};
