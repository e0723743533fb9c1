import { type CircuitBreakerReading, readCircuitBreakers } from "#app/outbound/circuit-breaker.ts";

/** A service outside the worker, by the last calls of this isolate. */
export interface OutsideService {
	name: "payments" | "mail";
	/** False while its circuit breaker is open. */
	isAnswering: boolean;
}

/** Names of circuit breakers, to names in the health check. */
const names: Record<string, OutsideService["name"]> = {
	"payment gateway": "payments",
	"mail provider": "mail",
};

/** Empty until the first outside call of this isolate. */
export function outsideServices(
	readings: readonly Pick<CircuitBreakerReading, "name" | "state">[] = readCircuitBreakers(),
): OutsideService[] {
	return readings.flatMap(({ name, state }) => {
		const known = names[name];
		return known ? [{ name: known, isAnswering: state === "closed" }] : [];
	});
}
