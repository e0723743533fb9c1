export const smallPrint = {
	agree:
		"Al reservar acepta nuestras <terms>condiciones</terms>; lo que guardamos de usted está en la <privacy>política de privacidad</privacy>.",
	loading: "Un momento, por favor…",
	notRead:
		"Para mostrar este texto necesitamos la red. Ahora mismo no hay; inténtelo de nuevo en un momento.",
	close: "Volver a su reserva",
};
