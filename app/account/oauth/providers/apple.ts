import { claimsOf, defineProvider, standardProfile } from "../provider.ts";

export const apple = defineProvider({
	id: "apple",
	name: "Apple",
	documentation:
		"https://developer.apple.com/documentation/signinwithapplerestapi/request-an-authorization-to-the-sign-in-with-apple-server",
	secret: "signed",
	variables: {
		teamId: { name: "APPLE_TEAM_ID", fallback: "", form: /^[A-Z0-9]{10}$/ },
		keyId: { name: "APPLE_KEY_ID", fallback: "", form: /^[A-Z0-9]{10}$/ },
		// of an iOS app whose id tokens are accepted too
		bundle: { name: "APPLE_APP_BUNDLE_IDENTIFIER", fallback: "", form: /^[A-Za-z0-9.-]+$/ },
	},
	endpoints: {
		authorization: "https://appleid.apple.com/auth/authorize",
		token: "https://appleid.apple.com/auth/token",
		profile: "",
	},
	scopes: ["email", "name"],
	pkce: false,
	parameters: { response_type: "code id_token", response_mode: "form_post" },
	idToken: ({ extra }) => ({
		issuer: ["https://appleid.apple.com"],
		keys: "https://appleid.apple.com/auth/keys",
		algorithms: ["RS256"],
		audiences: extra.bundle ? [extra.bundle] : [],
		maxAgeSeconds: 3600,
		nonce: "required",
		signIn: true,
	}),
	...standardProfile,
	fetchProfile: claimsOf,
});
