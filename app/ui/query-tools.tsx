import { ReactQueryDevtools } from "@tanstack/react-query-devtools";
import { queryClient } from "./query-client.ts";

/** The developer's panel for queries; only development loads this file. */
export default function QueryTools() {
	return <ReactQueryDevtools client={queryClient()} buttonPosition="bottom-right" />;
}
