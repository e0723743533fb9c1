/** Who runs the demo island: the worker's variables on a developer's machine, in tests, bench and drill. */
export const demoOperator = {
	OPERATOR_NAME: "Island Excursions",
	OPERATOR_EMAIL: "hello@island-excursions.example",
	OPERATOR_PHONE: "+00 555 01 77",
	OPERATOR_ADDRESS: "Harbour Street 4, Puerto Claro",
	OPERATOR_TAX_NUMBER: "X-0417-0004",
	OPERATOR_RESPONSIBLE: "Marta Ferreira",
	OPERATOR_HOURS: "Every day, 08:00 to 20:00",
	OPERATOR_HOURS_DE: "Täglich von 8 bis 20 Uhr",
	OPERATOR_HOURS_ES: "Todos los días, de 8:00 a 20:00",
	OPERATOR_HOURS_FR: "Tous les jours, de 08:00 à 20:00",
	OPERATOR_HOURS_IT: "Tutti i giorni, dalle 08:00 alle 20:00",
	OPERATOR_LICENCE: "Licence of the island tourism board no. 0417",
	OPERATOR_LICENCE_DE: "Lizenz Nr. 0417 der Tourismusbehörde der Insel",
	OPERATOR_LICENCE_ES: "Licencia n.º 0417 de la oficina insular de turismo",
	OPERATOR_LICENCE_FR: "Licence n° 0417 de l’office de tourisme de l’île",
	OPERATOR_LICENCE_IT: "Licenza n. 0417 dell’ente turistico dell’isola",
};
