import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { queryClient } from "./query-client.ts";

/** Only around screens that use queries, so that others do not load the library. */
export function QueryProvider({ children }: { children: ReactNode }) {
	const [client] = useState(queryClient);
	return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
