import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { createQueryClient, retryDelay } from "./query-client.ts";

test("retries wait exponentially, at most 30 seconds", () => {
	expect([0, 1, 2, 3, 4, 5, 20].map(retryDelay)).toEqual([
		1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
	]);
});

test("a query that fails is tried four times in all", async () => {
	vi.useFakeTimers();
	const ask = vi.fn(() => Promise.reject(new Error("down")));
	const observer = new QueryObserver(createQueryClient(), { queryKey: ["trips"], queryFn: ask });
	const unsubscribe = observer.subscribe(() => {});
	await vi.advanceTimersByTimeAsync(60_000);
	expect(observer.getCurrentResult().status).toBe("error");
	expect(ask).toHaveBeenCalledTimes(4);
	unsubscribe();
	vi.useRealTimers();
});

test("defaults: five idle minutes, three retries, mutations once", () => {
	const client = createQueryClient();
	expect(client).toBeInstanceOf(QueryClient);
	expect(client.getDefaultOptions()).toEqual({
		queries: { gcTime: 300_000, retry: 3, retryDelay },
		mutations: { retry: false },
	});
});

test("a mutation that fails is not tried again", async () => {
	const client = createQueryClient();
	const send = vi.fn(() => Promise.reject(new Error("refused")));
	const mutation = client.getMutationCache().build(client, { mutationFn: send });
	await expect(mutation.execute(undefined)).rejects.toThrow("refused");
	expect(send).toHaveBeenCalledTimes(1);
});
