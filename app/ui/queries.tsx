import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { queryClient } from "./query-client.ts";

/** Around screens that use queries; others don't carry the library. */
export function Queries({ children }: { children: ReactNode }) {
	const [client] = useState(queryClient);
	return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
