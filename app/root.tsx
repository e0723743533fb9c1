import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import { requestContext } from "#app/request/context.server.ts";
import type { IslandFacts } from "#app/request/island.ts";
import type { Route } from "./+types/root";
import "./app.css";

export function loader({ context }: Route.LoaderArgs): IslandFacts {
	const { appUrl, currency, timeZone, operator, isDevelopment } =
		context.get(requestContext).environment;
	return { appUrl, currency, timeZone, operator, isDevelopment };
}

export function Layout({ children }: { children: React.ReactNode }) {
	return (
		<html lang="en">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<Meta />
				<Links />
			</head>
			<body>
				{children}
				<ScrollRestoration />
				<Scripts />
			</body>
		</html>
	);
}

export default function App() {
	return <Outlet />;
}
