import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Every URL of the product. */
export default [
	layout("site/layout.tsx", [
		index("site/home.tsx"),
		route("excursion/excursions", "site/excursions.tsx"),
		route("excursion/contact", "site/contact.tsx"),
		route("excursion/:excursionId", "site/excursion.tsx"),
		route("payment/checkout/:confirmId", "site/payment-checkout.tsx"),
		route("payment/success", "site/payment-success.tsx"),
		route("payment/error", "site/payment-error.tsx"),
		route("booking/:confirmId", "site/booking.tsx"),
		route("booking/:confirmId/calendar.ics", "site/booking-calendar.ts"),
		route("*", "site/not-found.tsx"),
	]),
	// whoever is not signed in yet
	route("app_login", "sign-in/sign-in.tsx"),
	route("app_login/forgot-password", "sign-in/forgot-password.tsx"),
	route("app_login/reset-password", "sign-in/reset-password.tsx"),
	route("api/auth/error", "sign-in/account-error.tsx"),
	// staff: the layout is the guard
	route("dashboard", "dashboard/layout.tsx", [
		index("dashboard/overview.tsx"),
		route("excursion", "dashboard/excursions.tsx"),
		route("excursion/excursion-new", "dashboard/excursion-new.tsx"),
		route("excursion/:excursionId", "dashboard/excursion-edit.tsx"),
		route("excursion/:excursionId/pictures", "dashboard/excursion-pictures.ts"),
		route("points", "dashboard/points.tsx"),
		route("points/point-new", "dashboard/point-new.tsx"),
		route("points/:pointId", "dashboard/point-edit.tsx"),
		route("hotels", "dashboard/hotels.tsx"),
		route("hotels/hotel-new", "dashboard/hotel-new.tsx"),
		route("hotels/:hotelId", "dashboard/hotel-edit.tsx"),
		route("account", "dashboard/account.tsx"),
		route("sign-out", "dashboard/sign-out.ts"),
	]),
	// development only
	route("payment/sandbox/:id", "site/payment-sandbox.tsx"),
	route("dev/mail", "site/dev-mail.tsx"),
	route("dev/mail/:mailId", "site/dev-mail-body.ts"),
	// machine callers
	route("api/payments/webhook", "api/payment-webhook.ts"),
	route("_serverFn/:call", "api/server-function.ts"),
	route("images/:key", "api/image.ts"),
	route("api/auth/*", "api/auth.ts"),
	route("sitemap.xml", "api/sitemap.ts"),
	route("robots.txt", "api/robots.ts"),
	route("assets/*", "api/missing-file.ts", { id: "missing-asset" }),
	route("art/*", "api/missing-file.ts", { id: "missing-art" }),
] satisfies RouteConfig;
