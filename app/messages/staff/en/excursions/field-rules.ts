/** What is wrong with a field of an excursion, a departure or a pickup point; `what` is the field's name. */
export const en = {
	notTime: ({ what }: { what: string }) => `${what} must be a time like 04:30`,
	notDate: ({ what }: { what: string }) => `${what} must be a date`,
	notPercent: ({ what }: { what: string }) =>
		`${what} must be a percentage, at most 100, with at most two decimals`,
	notPolicy:
		"The steps of the cancellation policy must fall: hours and percentages (1 to 100) lower than those above, and a no-show no more than the last step",
	notOffered: ({ what }: { what: string }) => `${what} must be one of the answers of the list`,
	notNumber: ({ what }: { what: string }) => `${what} must be a number`,
	/** Of a price that may be 0; an empty field is none. */
	notNumberNorFree: ({ what }: { what: string }) => `${what} must be a number, 0 if it is free`,
	notWhole: ({ what }: { what: string }) => `${what} must be a whole number`,
	tooLow: ({ what, least }: { what: string; least: number }) => `${what} must be at least ${least}`,
	tooHigh: ({ what, most }: { what: string; most: number }) => `${what} must be at most ${most}`,
	outside: ({ what, least, most }: { what: string; least: number; most: number }) =>
		`${what} must be between ${least} and ${most}`,
	negative: ({ what }: { what: string }) => `${what} must not be negative`,
	notPositive: ({ what }: { what: string }) => `${what} must be positive`,
	notAboveZero: ({ what }: { what: string }) => `${what} must be more than 0`,
	tooManyDecimals: ({ what }: { what: string }) => `${what} must have at most two decimals`,
	tooShort: ({ what, least }: { what: string; least: number }) =>
		`${what} must be at least ${least} characters long`,
	/** Of a tick box. */
	undecided: ({ what }: { what: string }) => `${what}: yes or no is missing`,
	/** Only programs send such an id. */
	notUuid: ({ what }: { what: string }) => `${what} must be a UUID`,
};
