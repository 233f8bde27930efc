export const resetPasswordTexts = {
  resetPassword: {
    title: 'Reset password',
    lead: 'Choose a new password.',
    current: 'Current Password',
    next: 'New Password',
    confirm: 'Confirm New Password',
    show: { current: 'Show current password', next: 'Show new password', confirm: 'Show confirmation' },
    ends: 'You will be logged out on all devices.',
    submit: 'Change Password',
    changed: 'Password changed successfully. Please login with your new password.',
    errors: {
      nextInvalid: 'New Password must contain at least one number, one letter, and 8 characters long.',
      currentMissing: 'Please enter your current password.',
      confirmMissing: 'Please confirm your new password.',
      confirmDiffers: 'Passwords do not match.',
    },
    refused: 'Failed to change password. Please try again.',
    silent: 'An error occurred while changing the password. Please try again.',
  },
}
