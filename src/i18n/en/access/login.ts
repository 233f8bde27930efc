export const loginTexts = {
  login: {
    title: 'Login',
    lead: 'Good to see you again.',
    username: 'Username',
    password: 'Password',
    showPassword: 'Show password',
    submit: 'Login',
    busy: 'Logging in...',
    forgot: 'Forgot password?',
    noAccount: 'New here?',
    signup: 'Sign up',
    usernameInvalid: 'Invalid username (only letters and numbers)',
    passwordTooShort: 'Password must be at least 8 characters',
    passwordReset: 'Your password has been changed. Please log in with the new one.',
    refused: 'Invalid credentials',
    silent: 'Network error, please try again later.',
  },
}
