/** From zero to twelve. Before a noun "one" has a gender: such a text has a form of its own for it. */
export const numberWords = [
	"no",
	"one",
	"two",
	"three",
	"four",
	"five",
	"six",
	"seven",
	"eight",
	"nine",
	"ten",
	"eleven",
	"twelve",
];
