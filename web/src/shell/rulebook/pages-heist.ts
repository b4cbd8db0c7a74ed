export { rules as pages } from "@trestle/heist";
