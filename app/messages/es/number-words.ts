/** From zero to twelve. Before a noun "one" has a gender: such a text has a form of its own for it. */
export const numberWords = [
	"cero",
	"una",
	"dos",
	"tres",
	"cuatro",
	"cinco",
	"seis",
	"siete",
	"ocho",
	"nueve",
	"diez",
	"once",
	"doce",
];
