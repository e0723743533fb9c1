/** The choice of a booking whose departure the weather called off. */
export interface OpenWeatherChoice {
	/** The departure that does not leave. */
	departureId: number;
	/** Local date of it. */
	date: string;
	/** Milliseconds since the epoch. */
	until: number;
	/** `move`: the guest has taken another departure, and may still choose otherwise. */
	choice: "move" | null;
}

/** Where the guest chooses. */
export function weatherPath(confirmId: string): string {
	return `/booking/${confirmId}/weather`;
}
