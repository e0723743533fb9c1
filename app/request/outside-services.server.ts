/** A service that the worker calls, as the last calls of this isolate have found it. */
export interface OutsideService {
	name: "payments" | "mail";
	/** False while its breaker is open: it has not answered lately and is left alone. */
	isAnswering: boolean;
}

/** Read from the breakers around outside calls. None is known until the first call of this isolate. */
export function outsideServices(): OutsideService[] {
	return [];
}
