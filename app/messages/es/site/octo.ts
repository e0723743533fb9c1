import type { octo as english } from "../../en/site/octo.ts";

export const octo: typeof english = {
	title: "Para revendedores",
	description:
		"Venda nuestras excursiones por la interfaz OCTO: plazas y precios reales, reservas al momento.",
	lead: "Su programa vende nuestras excursiones según el contrato OCTO: con las plazas y los precios de nuestras propias páginas, confirmado al momento.",
	key: "1. Pida una clave",
	keyText:
		"Escriba a <mail></mail>. Primero le enviamos una clave de prueba: ve las plazas reales y no ocupa ninguna.",
	call: "2. La primera llamada",
	callText: "Responde con las excursiones que puede vender. Ponga su clave donde dice KEY.",
	book: "3. Retener, confirmar, cancelar",
	bookText: ({ minutes }) =>
		`Una retención ocupa plazas durante ${minutes} minutos y no necesita nombre. Envíe una uuid propia: la misma llamada dos veces es una reserva. El cliente le paga a usted y no recibe correos nuestros salvo que lo pida; usted nos debe el precio neto de su contrato.`,
	more: "Todo lo demás",
	openApi: "Descripción OpenAPI",
	contract: "El contrato OCTO",
	base: "Dirección base",
};
