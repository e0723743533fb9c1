import { ReactQueryDevtools } from "@tanstack/react-query-devtools";
import { queryClient } from "./query-client.ts";

/** Developer tools for queries; loaded in development only. */
export default function QueryTools() {
	return <ReactQueryDevtools client={queryClient()} buttonPosition="bottom-right" />;
}
