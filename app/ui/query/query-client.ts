import { QueryClient } from "@tanstack/react-query";

const second = 1000;

/** Delay before the next attempt of a query: 1 s, 2 s, 4 s …, at most 30 s. */
export function retryDelay(failures: number): number {
	return Math.min(second * 2 ** failures, 30 * second);
}

/** Idle data is dropped after five minutes; queries are tried four times, mutations once. */
export function createQueryClient(): QueryClient {
	return new QueryClient({
		defaultOptions: {
			queries: { gcTime: 5 * 60 * second, retry: 3, retryDelay },
			mutations: { retry: false },
		},
	});
}

let browserClient: QueryClient | undefined;

/** One client per browser; on the server one per render, so that visitors never share data. */
export function queryClient(): QueryClient {
	if (typeof window === "undefined") return createQueryClient();
	browserClient ??= createQueryClient();
	return browserClient;
}
