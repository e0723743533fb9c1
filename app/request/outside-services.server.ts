import { type CircuitBreakerReading, readCircuitBreakers } from "#app/outbound/circuit-breaker.ts";

/** A service that the worker calls, as the last calls of this isolate have found it. */
export interface OutsideService {
	name: "payments" | "mail";
	/** False while its breaker is open: it has not answered lately and is left alone. */
	isAnswering: boolean;
}

/** What the breakers are called, to what a watcher is told. */
const names: Record<string, OutsideService["name"]> = {
	"payment gateway": "payments",
	"mail provider": "mail",
};

/** Read from the breakers around outside calls. None is known until the first call of this isolate. */
export function outsideServices(
	readings: readonly Pick<CircuitBreakerReading, "name" | "state">[] = readCircuitBreakers(),
): OutsideService[] {
	return readings.flatMap(({ name, state }) => {
		const known = names[name];
		return known ? [{ name: known, isAnswering: state === "closed" }] : [];
	});
}
